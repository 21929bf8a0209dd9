// Where a replay comes from: a table of this server, or a file. The pages treat both in the same way.

import type { Api } from '../net/api';
import type { Continued, Viewpoint, FrameList, SavedFile, TableInfo } from '../protocol';

/** A report as a file; a link too, where a server keeps the match. */
export type Reported = SavedFile & { share?: string };

export interface Source {
  /** The note in the record. */
  readonly note: string;
  frames(viewpoint: Viewpoint, from: number, count: number): Promise<FrameList>;
  record(): Promise<SavedFile>;
  report(number: number, note: string): Promise<Reported>;
  scenario(number: number): Promise<SavedFile>;
  continue(from: Continued): Promise<TableInfo>;
  /** The address of a frame, as this viewpoint shows it; null if nobody else could open it. */
  readonly link: ((viewpoint: Viewpoint, number: number) => Promise<string>) | null;
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
    frames: (viewpoint, from, count) => api.frames(table, share, viewpoint, from, count),
    record: async () => ({ name: `${table}.json`, text: await api.record(table, share) }),
    report: (number, text) => api.report(table, share, { number, text }),
    scenario: (number) => api.scenario(table, share, number),
    continue: (from) => api.continue(table, share, from),
    // A new link to this frame and viewpoint. Visitors who came by a link pass that link on.
    link: async (viewpoint, number) =>
      share === null
        ? link((await api.makeShare(table, { eyes: viewpoint, number })).share, null)
        : link(share, number),
  };
}

/** A file: its text goes along with every request, as it is. */
export function ofFile(api: Api, name: string, record: string, note: string): Source {
  return {
    note,
    frames: (viewpoint, from, count) => api.recordFrames({ record, eyes: viewpoint, from, count }),
    record: () => Promise.resolve({ name, text: record }),
    report: (number, text) => api.markRecord({ record, number, text }),
    scenario: (number) => api.recordScenario({ record, number }),
    continue: (from) => api.continueRecord({ record, ...from }),
    link: null,
  };
}
