// Requests to the server: guests, tables, content. The browser stores the visitor's identity.

import type {
  Continued,
  DeviceCode,
  DeviceList,
  Viewpoint,
  FileChecked,
  FrameList,
  GuestInfo,
  GuestToken,
  HomebrewFile,
  Invitation,
  Joined,
  NewShare,
  ProblemReport,
  RatingList,
  RecordContinued,
  RecordFrames,
  RecordMoment,
  RecordOpened,
  ReportMade,
  SavedFile,
  SeatChange,
  SeatId,
  ShareInfo,
  ShareMade,
  TableContent,
  TableCreated,
  TableHistory,
  TableInfo,
  Tables,
  TableSetup,
} from '../protocol';
import type { Answer, GameServer } from './gameServer';

export type Identity = GuestToken;

/** What the server says when it refuses; `text` is in the language of the page. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly text: string,
    readonly rule = '',
  ) {
    super(text || error);
  }
}

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** What became of the matches of a file. */
export interface Restored {
  added: number;
  continued: number;
  same: number;
  differ: number;
  /** What pages have stored in the browser of the file. */
  preferences: Record<string, string>;
}

export const KEY = 'peerless.guest';

export class Api {
  #identity: Identity | null;
  #arriving: Promise<Identity> | null = null;

  constructor(
    readonly language: () => string,
    readonly fetcher: GameServer['fetch'],
    readonly storage: Storage | null = null,
  ) {
    this.#identity = this.#read();
  }

  get identity(): Identity | null {
    return this.#identity;
  }

  #read(): Identity | null {
    try {
      const {
        guest,
        name,
        token,
        claimed = false,
      } = JSON.parse(this.storage?.getItem(KEY) ?? 'null') as Partial<Identity>;
      return guest && name && token ? { guest, name, token, claimed } : null;
    } catch {
      return null;
    }
  }

  #keep(identity: Identity | null): void {
    this.#identity = identity;
    try {
      if (identity === null) this.storage?.removeItem(KEY);
      else this.storage?.setItem(KEY, JSON.stringify(identity));
    } catch {
      // storage is full or forbidden: known as long as the page is open
    }
  }

  // ---- guests

  /** The visitor's identity; a visitor without one becomes a guest with this name. */
  async arrive(name: string): Promise<Identity> {
    if (this.#identity !== null) return this.#identity;
    this.#arriving ??= this.#call<Identity>('POST', '/api/guests', { name })
      .then(({ guest, name: kept, token, claimed }) => {
        const identity = { guest, name: kept, token, claimed };
        this.#keep(identity);
        return identity;
      })
      .finally(() => {
        this.#arriving = null;
      });
    return this.#arriving;
  }

  /** Takes another name, and claims it: nobody else can use it then. */
  async rename(name: string, claim = false): Promise<void> {
    const known = this.#identity !== null;
    const identity = await this.arrive(name);
    if (!known && !claim) return;
    const { name: kept, claimed } = await this.#call<GuestInfo>('PATCH', '/api/guests/me', { name, claim });
    this.#keep({ ...identity, name: kept, claimed });
  }

  /** The devices on which the visitor is this guest. */
  devices(): Promise<DeviceList> {
    return this.#call('GET', '/api/guests/me/devices');
  }

  /** Signs another device out. */
  async dropDevice(device: string): Promise<void> {
    await this.#call('DELETE', `/api/guests/me/devices/${device}`);
  }

  /** A code that makes another device the same guest. */
  code(): Promise<DeviceCode> {
    return this.#call('POST', '/api/guests/me/code');
  }

  /** This device becomes the guest who was shown the code. */
  async claim(code: string): Promise<void> {
    const { guest, name, token, claimed } = await this.#call<Identity>('POST', '/api/guests/claim', { code });
    this.#keep({ guest, name, token, claimed });
  }

  /** This device is nobody any more. */
  async signOut(): Promise<void> {
    await this.#call('DELETE', '/api/guests/me/token');
    this.#keep(null);
  }

  /** The guest is deleted, on all devices. */
  async erase(): Promise<void> {
    await this.#call('DELETE', '/api/guests/me');
    this.#keep(null);
  }

  // ---- tables

  /** A new table; its creator sits down on `seats`, on several for a hot seat. */
  create(setup: TableSetup, seats: SeatId[], homebrew: HomebrewFile[] = []): Promise<TableCreated> {
    return this.#call('POST', '/api/tables', { setup, seats, homebrew });
  }

  tables(): Promise<Tables> {
    return this.#call('GET', '/api/tables');
  }

  /** Sits down on a seat, or on the first that is free. */
  join(table: string, invite: string, seat: SeatId | null = null): Promise<Joined> {
    return this.#call('POST', `/api/tables/${table}/join`, { invite, seat });
  }

  leave(table: string, seat: string): Promise<TableInfo> {
    return this.#call('DELETE', `/api/tables/${table}/seats/${seat}`);
  }

  /** Before the match: picks a hero, seats a bot, opens a seat. */
  change(table: string, seat: string, what: SeatChange): Promise<TableInfo> {
    return this.#call('POST', `/api/tables/${table}/seats/${seat}`, what);
  }

  /** Another invitation; the old one is void. */
  invite(table: string): Promise<Invitation> {
    return this.#call('POST', `/api/tables/${table}/invite`);
  }

  /** Heroes and boards of a table, those brought along too. */
  content(table: string): Promise<TableContent> {
    return this.#call('GET', `/api/tables/${table}/content`);
  }

  /** Heroes and boards of this server that are not in the package. */
  served(): Promise<TableContent> {
    return this.#call('GET', '/api/content');
  }

  /** Tells the people behind the server that something looks wrong; the moment as a file, and a link to it. */
  report(table: string, share: string | null, report: ProblemReport): Promise<ReportMade> {
    return this.#call('POST', `/api/tables/${table}/report?${query({ share })}`, report);
  }

  /** A table, for those who may be there. */
  enter(table: string, invite = ''): Promise<TableInfo> {
    return this.#call('POST', `/api/tables/${table}/enter`, { invite });
  }

  // ---- matches that are over; a link (`share`) shows them to those who had no seat

  frames(table: string, share: string | null, viewpoint: Viewpoint, from: number, count: number): Promise<FrameList> {
    return this.#call('GET', `/api/tables/${table}/frames?${query({ share, eyes: viewpoint, from, count })}`);
  }

  /** The record as the server wrote it: its numbers are larger than those of this language. */
  record(table: string, share: string | null): Promise<string> {
    return this.#ask('GET', `/api/tables/${table}/record?${query({ share })}`);
  }

  /** A frame as a scenario file. */
  scenario(table: string, share: string | null, number: number): Promise<SavedFile> {
    return this.#call('GET', `/api/tables/${table}/scenario?${query({ share, number })}`);
  }

  makeShare(table: string, what: NewShare): Promise<ShareMade> {
    return this.#call('POST', `/api/tables/${table}/share`, what);
  }

  share(id: string): Promise<ShareInfo> {
    return this.#call('GET', `/api/shares/${id}`);
  }

  /** A new match that goes on from a moment of one that is over. */
  continue(table: string, share: string | null, from: Continued): Promise<TableInfo> {
    return this.#call('POST', `/api/tables/${table}/continue?${query({ share })}`, from);
  }

  // ---- records from a file

  openRecord(record: string): Promise<RecordOpened> {
    return this.#call('POST', '/api/records', { record });
  }

  recordFrames(wanted: RecordFrames): Promise<FrameList> {
    return this.#call('POST', '/api/records/frames', wanted);
  }

  recordScenario(moment: RecordMoment): Promise<SavedFile> {
    return this.#call('POST', '/api/records/scenario', moment);
  }

  markRecord(moment: RecordMoment): Promise<SavedFile> {
    return this.#call('POST', '/api/records/mark', moment);
  }

  /** Begins the first lesson. */
  lesson(): Promise<TableInfo> {
    return this.#call('POST', '/api/lesson');
  }

  continueRecord(from: RecordContinued): Promise<TableInfo> {
    return this.#call('POST', '/api/records/continue', from);
  }

  history(before: number | null): Promise<TableHistory> {
    return this.#call('GET', `/api/history?${query({ before })}`);
  }

  ratings(): Promise<RatingList> {
    return this.#call('GET', '/api/ratings');
  }

  /** What is wrong with a hero or board file, or how it would look. */
  check(file: HomebrewFile): Promise<FileChecked> {
    return this.#call('POST', '/api/check', file);
  }

  // ---- all own data, on the static site

  /** Everything this browser stores, as the text of a file. */
  backup(preferences: Record<string, string>): Promise<string> {
    return this.#ask('POST', '/api/backup', { token: this.#identity?.token ?? '', preferences });
  }

  /** Reads such a file. A visitor without an identity gets that of the file. */
  async restore(file: string): Promise<Restored> {
    const done = await this.#call<Restored & { identity: Identity | null }>('POST', '/api/backup/import', { file });
    if (done.identity !== null) this.#keep(done.identity);
    return done;
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = await this.#ask(method, path, body);
    return (text ? read(text) : null) as T;
  }

  /** What the server says, as it says it. */
  async #ask(method: string, path: string, body?: unknown): Promise<string> {
    const headers: Record<string, string> = { 'Accept-Language': this.language() };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (this.#identity !== null) headers['Authorization'] = `Bearer ${this.#identity.token}`;
    let answer: Answer, text: string;
    try {
      answer = await this.fetcher(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      text = await answer.text();
    } catch {
      throw new Failure(0, 'lost', '');
    }
    if (answer.ok) return text;
    const {
      error = 'unreadable',
      text: said = '',
      rule = '',
    } = (read(text, answer.status) ?? {}) as Partial<Record<string, string>>;
    if (answer.status === 401) this.#keep(null); // forgotten by the server, by us as well
    throw new Failure(answer.status, error, said, rule);
  }
}

function read(text: string, status = 200): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure(status, 'unreadable', '');
  }
}

/** Parameters of an address; what is null is left out. */
function query(params: Record<string, string | number | null>): string {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
