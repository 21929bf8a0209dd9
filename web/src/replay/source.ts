// Where a replay comes from: a table of this server, or a file somebody has. Both are looked at in the same way.

import type { Api } from '../net/api';
import type { Continued, Eyes, FrameList, SavedFile, TableInfo } from '../protocol';

/** A report as a file; a link too, where a server keeps the match. */
export type Reported = SavedFile & { share?: string };

export interface Source {
  /** What somebody wrote about it. */
  readonly note: string;
  frames(eyes: Eyes, from: number, count: number): Promise<FrameList>;
  record(): Promise<SavedFile>;
  report(number: number, note: string): Promise<Reported>;
  scenario(number: number): Promise<SavedFile>;
  continue(from: Continued): Promise<TableInfo>;
  /** The address of a frame, as these eyes see it; null where nobody else could open it. */
  readonly link: ((eyes: Eyes, number: number) => Promise<string>) | null;
}

/** A match that was played here; a link (`share`) shows it to those who had no seat. */
export function ofTable(
  api: Api,
  table: string,
  share: string | null,
  link: (share: string, at: number | null) => string,
): Source {
  return {
    note: '',
    frames: (eyes, from, count) => api.frames(table, share, eyes, from, count),
    record: async () => ({ name: `${table}.json`, text: await api.record(table, share) }),
    report: (number, text) => api.report(table, share, { number, text }),
    scenario: (number) => api.scenario(table, share, number),
    continue: (from) => api.continue(table, share, from),
    // A link of one's own, made for this frame and these eyes; others send on the one they came by.
    link: async (eyes, number) =>
      share === null ? link((await api.makeShare(table, { eyes, number })).share, null) : link(share, number),
  };
}

/** A file: its text goes along with every request, as it is. */
export function ofFile(api: Api, name: string, record: string, note: string): Source {
  return {
    note,
    frames: (eyes, from, count) => api.recordFrames({ record, eyes, from, count }),
    record: () => Promise.resolve({ name, text: record }),
    report: (number, text) => api.markRecord({ record, number, text }),
    scenario: (number) => api.recordScenario({ record, number }),
    continue: (from) => api.continueRecord({ record, ...from }),
    link: null,
  };
}
