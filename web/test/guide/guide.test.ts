// The guide over real views and events: what it explains when, and that it gets through.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { guide, readGuide } from '../../src/guide/guide.svelte';
import {
  ANCHORS,
  follow,
  GROUPS,
  LESSONS,
  lessonNow,
  type LessonId,
  type Moment,
  type Shown,
} from '../../src/guide/lessons';
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
    number: decision.number,
  })),
);
const told = (events: Partial<EventData>[], more: Partial<ViewData> = {}): Moment => ({
  view: { ...view, decision: null, outcome: null, ...more },
  recent: events as EventData[],
  number: 7,
});
const ids = LESSONS.map(({ id }) => id);

/** All that is explained in a situation to a player who reads everything. */
function read(moment: Moment, learned: LessonId[] = []): LessonId[] {
  const lesson = lessonNow(moment, learned);
  return lesson === null ? [] : [lesson.id, ...read(moment, [...learned, lesson.id])];
}

describe('lessons', () => {
  it('belong either to a question or to what has happened, and to a heading', () => {
    for (const lesson of LESSONS) {
      expect('asked' in lesson).not.toBe('told' in lesson);
      expect(GROUPS).toContain(lesson.group);
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
      expect(lessonNow(moment, [])?.id).toBe(moment.view.decision?.marker == null ? id : undefined);
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
    expect(lessonNow(both, [])?.id).toBe('goal');
    expect(read(both)).toContain('reveal');
  });

  it("say nothing about a choice without an alternative, or another player's", () => {
    const decision = { ...scenes[0]!.view.decision!, kind: 'defense', source: '', options: ['no_defense'] };
    expect(lessonNow(told([], { decision, seat: decision.seat }), [])).toBeNull();
    const theirs = { ...decision, seat: 'p9', options: null };
    expect(lessonNow(told([], { decision: theirs, turn: 0 }), [])).toBeNull();
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

  describe('stay', () => {
    const action = scenes.find(({ view: { decision } }) => decision?.kind === 'action')!;
    const theirs = (number: number): Moment => ({ ...told([{ kind: 'move', step: number }], { turn: 3 }), number });

    it('while others act, until they are closed', () => {
      const first = follow(null, told([{ kind: 'combat', step: 1 }]), []).shown!;
      expect(first.lesson.id).toBe('reveal');
      let shown: Shown | null = first;
      for (const number of [8, 9, 10]) {
        const next = follow(shown, theirs(number), []);
        expect(next).toMatchObject({ shown: { lesson: first.lesson }, done: null });
        shown = next.shown;
      }
      expect(follow(shown, theirs(11), ['reveal']).shown).toBeNull();
    });

    it('until the question that was open with them is answered', () => {
      const { number } = action;
      const first = follow(null, action, []);
      expect(first).toMatchObject({ shown: { lesson: { id: 'goal' }, question: number }, done: null });
      expect(follow(first.shown, { ...action, recent: [{ kind: 'chat', step: 1 } as EventData] }, [])).toMatchObject({
        shown: { lesson: { id: 'goal' } },
        done: null,
      });
      expect(follow(first.shown, { ...action, number: number + 1 }, [])).toMatchObject({
        shown: { lesson: { id: 'actions' }, question: number + 1 },
        done: 'goal',
      });
    });

    it('over a question that comes later', () => {
      const told1 = follow(null, told([{ kind: 'combat', step: 1 }]), []).shown;
      const asked = follow(told1, { ...action, number: 9 }, []).shown;
      expect(asked).toMatchObject({ lesson: { id: 'reveal' }, question: 9 });
      expect(follow(asked, { ...action, number: 10 }, []).done).toBe('reveal');
    });
  });

  it('are shown once', () => {
    expect(scenes.map((moment) => lessonNow(moment, ids))).toEqual(scenes.map(() => null));
  });

  it('fit beside the line in every language', () => {
    for (const language of Object.keys(LANGUAGES) as Language[])
      for (const id of ids) {
        const text = translator(language).say(`web-lesson-${id}-text`);
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
    expect(screen.getByText(say('web-lesson-goal'))).toBeTruthy();
    expect(container.querySelectorAll('[data-guide]')).toHaveLength(1);
    expect(container.querySelector(`${ANCHORS.others[0]}[data-guide]`)).not.toBeNull();
    button('web-guide-next').click();
    await tick();
    expect(guide.learned).toEqual(['goal']);
    expect(screen.getByText(say('web-lesson-actions'))).toBeTruthy();
    expect(container.querySelector(`${ANCHORS.ownSeat[0]}[data-guide]`)).not.toBeNull();
  });

  it('keeps what was understood before', () => {
    guide.learn('goal');
    guide.learn('actions');
    guide.learn('goal');
    expect(guide.learned).toEqual(['goal', 'actions']);
    expect(readGuide(localStorage.getItem('peerless.guide'))?.learnt).toEqual(['goal', 'actions']);
  });

  it('counts as seen what stood beside a question that was answered', async () => {
    next(8);
    await tick();
    expect(guide.learned).toEqual(['goal']);
  });

  it('closes and opens, and leaves no mark behind', async () => {
    button('web-guide-close').click();
    await tick();
    expect(container.querySelector('[data-guide], section.guide')).toBeNull();
    screen.getByRole('button', { name: say('web-more') }).click();
    await tick();
    button('web-guide-open').click();
    await tick();
    expect(screen.getByText(say('web-lesson-goal'))).toBeTruthy();
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
