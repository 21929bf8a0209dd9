// The guide over real views and events: what it explains when, and that it gets through.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { guide, readGuide } from '../../src/guide/guide.svelte';
import { ANCHORS, follow, GROUPS, HINTS, hintNow, type HintId, type Moment } from '../../src/guide/hints';
import { currentLanguage } from '../../src/language/currentLanguage.svelte';
import { LANGUAGES, type Language } from '../../src/language/translator';
import { LiveMatch } from '../../src/net/liveMatch.svelte';
import { fileId, kindOf } from '../../src/pages/gallery/homebrew';
import { tableIn } from '../../src/pages/tableLink';
import type { DecisionData, EventData, SeatInfo, TableInfo, ViewData } from '../../src/protocol';
import { freshSetup } from '../../src/setup';
import Play from '../../src/table/Play.svelte';
import { content, translator } from '../data';
import { FakeSocket } from '../fake';

interface Vectors {
  views: ViewData[];
  decisions: { decision: DecisionData }[];
  events: { event: EventData }[];
}

const folder = join(import.meta.dirname, '../vectors');
const matches = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf-8')) as Vectors);
const view = matches[0]!.views[0]!;
/** Decisions of all matches, put before whom they ask. */
const scenes: Moment[] = matches.flatMap(({ views, decisions }) =>
  decisions.map(({ decision }) => ({
    view: { ...views[0]!, seat: decision.seat, decision, outcome: null },
    recent: [],
  })),
);
const told = (events: Partial<EventData>[], more: Partial<ViewData> = {}): Moment => ({
  view: { ...view, decision: null, outcome: null, ...more },
  recent: events as EventData[],
});
const ids = HINTS.map(({ id }) => id);

/** All that is explained in a situation to a player who reads everything. */
function read(moment: Moment, learned: HintId[] = []): HintId[] {
  const hint = hintNow(moment, learned);
  return hint === null ? [] : [hint.id, ...read(moment, [...learned, hint.id])];
}

describe('hints', () => {
  it('belong either to a question or to what has happened, and to a heading', () => {
    for (const hint of HINTS) {
      expect('asked' in hint).not.toBe('told' in hint);
      expect(GROUPS).toContain(hint.group);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('all come up in recorded matches', () => {
    const events = matches.map((match) => told(match.events.map(({ event }) => event)));
    const others = [
      told([], { decision: { ...scenes[0]!.view.decision!, seat: 'nobody', options: null }, turn: 3 }),
      told([], { seats: view.seats.map((seat) => ({ ...seat, exhausted: true })) }),
      told([], { outcome: { winners: ['p1'], reason: 'WIN-1' } }),
    ];
    const shown = new Set([...scenes, ...events, ...others].flatMap((moment) => read(moment)));
    expect(ids.filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each([
    ['place_sidekick', 'place'],
    ['boost', 'boost'],
    ['mover', 'move'],
    ['defense', 'defense'],
    ['discard', 'limit'],
  ])('explain a %s with %s first', (kind, id) => {
    const fit = scenes.filter(
      ({ view: { decision: d } }) => d?.kind === kind && d.source === '' && (d.options?.length ?? 0) > 1,
    );
    expect(fit.length).toBeGreaterThan(0);
    for (const moment of fit)
      expect(hintNow(moment, [])?.id).toBe(moment.view.decision?.marker == null ? id : undefined);
  });

  it('begin a turn with how to win, then one thing after another', () => {
    const action = scenes.find(
      ({ view: { decision } }) => decision?.kind === 'action' && decision.options?.some((o) => o.startsWith('attack')),
    );
    expect(read(action!).slice(0, 4)).toEqual(['goal', 'actions', 'maneuver', 'attack']);
  });

  it('put what is asked before what has happened', () => {
    const moment = scenes.find(({ view: { decision } }) => decision?.kind === 'action')!;
    const both = { ...moment, recent: [{ kind: 'combat', step: 1 }] };
    expect(hintNow(both, [])?.id).toBe('goal');
    expect(read(both)).toContain('reveal');
  });

  it("say nothing about a choice without an alternative, or another player's", () => {
    const decision = { ...scenes[0]!.view.decision!, kind: 'defense', source: '', options: ['no_defense'] };
    expect(hintNow(told([], { decision, seat: decision.seat }), [])).toBeNull();
    const theirs = { ...decision, seat: 'p9', options: null };
    expect(hintNow(told([], { decision: theirs, turn: 0 }), [])).toBeNull();
  });

  it('of a combat come with a combat, not with what follows it', () => {
    const scheme = told([
      { kind: 'scheme', step: 3, card: 'medusa.dash' },
      { kind: 'effect', step: 3, source: 'medusa.dash' },
    ]);
    expect(read(scheme)).not.toContain('reveal');
    expect(read(scheme)).not.toContain('timing');
    expect(read(told([{ kind: 'combat', step: 4, combat: 1 }]))).toContain('reveal');
  });

  it('stay until they are read, whatever is answered or asked in the meantime', () => {
    const action = scenes.find(({ view: { decision } }) => decision?.kind === 'action')!;
    const theirs = told([{ kind: 'move', step: 8 }], { turn: 3 });
    const first = follow(null, told([{ kind: 'combat', step: 1 }]), []);
    expect(first?.id).toBe('reveal');
    for (const moment of [theirs, action, theirs]) expect(follow(first, moment, [])).toBe(first);
    expect(follow(first, theirs, ['reveal'])).toBeNull();
    expect(follow(first, action, ['reveal'])?.id).toBe('goal');
  });

  it('are shown once', () => {
    expect(scenes.map((moment) => hintNow(moment, ids))).toEqual(scenes.map(() => null));
  });

  it('fit beside the line in every language', () => {
    for (const language of Object.keys(LANGUAGES) as Language[])
      for (const id of ids) {
        const text = translator(language).say(`web-hint-${id}-text`);
        expect(text.length, `${language} ${id}: ${text}`).toBeLessThan(230);
        expect(text.match(/[.!?](\s|$)/g)?.length ?? 0, text).toBeLessThanOrEqual(3);
      }
  });
});

describe('the guide at a table', () => {
  let container: HTMLElement;
  let socket: FakeSocket;
  const action = matches
    .flatMap(({ views }) => views)
    .find(
      ({ decision, seat }) =>
        decision?.kind === 'action' && decision.seat === seat && (decision.options?.length ?? 0) > 1,
    )!;
  const say = (key: string): string => translator('en').say(key);
  // A popover is hidden from the tree of roles where there are no popovers.
  const button = (key: string): HTMLElement => screen.getByRole('button', { name: say(key), hidden: true });
  const next = (number: number, decision = action.decision): void =>
    socket.say({ type: 'update', number, seat: action.seat, view: { ...action, decision }, first: 0, events: [] });

  beforeAll(async () => {
    Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never;
    window.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
    await currentLanguage.select('en');
  });
  beforeEach(() => {
    guide.forget();
    guide.begin('t');
    socket = new FakeSocket();
    const match = new LiveMatch({ token: '', invite: '', language: 'en' }, () => socket);
    const seats = action.seats.map(({ seat, hero }) => ({
      seat,
      hero,
      kind: 'person',
      name: seat,
      online: true,
      level: null,
      picked: true,
      away_left: null,
      guest: seat === action.seat ? 'me' : 'other',
    })) as SeatInfo[];
    const table: TableInfo = {
      table: 't',
      phase: 'playing',
      setup: freshSetup(),
      seats,
      host: 'me',
      board: action.board,
      clock: null,
      proposal: null,
      spectators: 0,
      next: null,
      forked: false,
      lesson: false,
    };
    socket.open();
    socket.say({ type: 'welcome', protocol: 1, guest: 'me', seats: [action.seat!], table });
    next(7);
    ({ container } = render(Play, { match, ...content('en') }));
  });
  afterEach(() => {
    cleanup();
    guide.forget();
  });

  it('finds every part it points at', () => {
    for (const [part, where] of Object.entries(ANCHORS))
      expect(
        where.some((one) => container.querySelector(one) !== null),
        part,
      ).toBe(true);
  });

  it('explains one thing at a time, points at it, and is told when it is understood', async () => {
    expect(screen.getByText(say('web-hint-goal'))).toBeTruthy();
    expect(container.querySelectorAll('[data-guide]')).toHaveLength(1);
    expect(container.querySelector(`${ANCHORS.others[0]}[data-guide]`)).not.toBeNull();
    button('web-guide-next').click();
    await tick();
    expect(guide.learned).toEqual(['goal']);
    expect(screen.getByText(say('web-hint-actions'))).toBeTruthy();
    expect(container.querySelector(`${ANCHORS.ownSeat[0]}[data-guide]`)).not.toBeNull();
  });

  it('keeps what was understood before', () => {
    guide.learn('goal');
    guide.learn('actions');
    guide.learn('goal');
    expect(guide.learned).toEqual(['goal', 'actions']);
    expect(readGuide(localStorage.getItem('peerless.guide'))?.learnt).toEqual(['goal', 'actions']);
  });

  it('keeps a hint when the question beside it was answered', async () => {
    next(8);
    await tick();
    expect(screen.getByText(say('web-hint-goal'))).toBeTruthy();
    expect(guide.learned).toEqual([]);
  });

  it('closes and opens, and leaves no mark behind', async () => {
    button('web-guide-close').click();
    await tick();
    expect(container.querySelector('[data-guide], section.guide')).toBeNull();
    screen.getByRole('button', { name: say('web-more') }).click();
    await tick();
    button('web-guide-open').click();
    await tick();
    expect(screen.getByText(say('web-hint-goal'))).toBeTruthy();
  });

  it('keeps away from other tables', async () => {
    guide.begin('another');
    await tick();
    expect(container.querySelector('section.guide')).toBeNull();
  });
});

describe('what the guide keeps', () => {
  it('is read as far as it is understood', () => {
    expect(readGuide('{"table":"t","open":true,"learnt":["goal","nonsense",7]}')).toEqual({
      table: 't',
      open: true,
      learnt: ['goal'],
    });
    for (const broken of [null, 'null', '{', '[]', '{"table":1,"learnt":[]}']) expect(readGuide(broken)).toBeNull();
  });
});

describe('a table as people hand it on', () => {
  const origin = 'http://here:1';
  it.each([
    ['http://here:1/t/abc#secret', 'abc', 'secret'],
    [' /t/abc#secret ', 'abc', 'secret'],
    ['t/abc', 'abc', ''],
    ['abc#secret', 'abc', 'secret'],
  ])('%s', (text, table, invite) => {
    expect(tableIn(text, origin)).toEqual({ page: 'table', table, invite });
  });
  it.each(['', '  ', 'http://elsewhere/t/abc', 'http://here:1/settings', 'http://', 'a b'])('not %s', (text) => {
    expect(tableIn(text, origin)).toBeNull();
  });
});

describe('a file of one’s own', () => {
  it('is told by its text', () => {
    expect(kindOf('name: X\nspaces:\n  - a')).toBe('board');
    expect(kindOf('name: X\ncards: []')).toBe('hero');
  });
  it('has an id', () => {
    expect(fileId('Robin Hood.yaml', 'name: R')).toBe('robin_hood');
    expect(fileId('', 'name: "Robin Hood"\nmove: 2')).toBe('robin_hood');
    expect(fileId('', 'name: Робін')).toBe('homebrew');
    expect(fileId('medusa.yaml', '', ['medusa'])).toBe('medusa_own');
  });
});
