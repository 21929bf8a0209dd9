// The release that a page belongs to. `tools/site` writes it into the page; client and engine of a release are built
// together and never mixed with those of another: the files of each have their version in their address.

/** The files of the engine. */
export interface EngineFiles {
  version: string;
  /** File -> its compressed size in bytes. */
  files: Record<string, number>;
  /** What Pyodide needs to know of its own packages: none. */
  lock: object;
}

export interface Release {
  version: string;
  engine: EngineFiles;
}

/** Caches, and the locks that a page holds on those it uses: nobody deletes what a page still needs. */
export const clientCache = (scope: string, version: string): string => `peerless ${scope} client ${version}`;
export const engineCache = (scope: string, version: string): string => `peerless ${scope} engine ${version}`;
export const isOurCache = (scope: string, name: string): boolean => name.startsWith(`peerless ${scope} `);

/** Where the engine of a release is. */
export const engineAddress = (scope: string, version: string): string => `${scope}engine/${version}/`;

/** The release of this page. */
export function ownRelease(): Release {
  const written = document.getElementById('release');
  if (written === null) throw new Error('index.html names no release');
  return JSON.parse(written.textContent) as Release;
}

/** Whether the site, as it is now, has another engine than this one; false where that cannot be found out. */
export async function isOutdated(scope: string, engine: string): Promise<boolean> {
  try {
    const answer = await fetch(`${scope}release.json`, { cache: 'no-store' });
    return answer.ok && ((await answer.json()) as Release).engine.version !== engine;
  } catch {
    return false;
  }
}
