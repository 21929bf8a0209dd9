// A problem is reported by one press: a file is saved, nothing has to be filled in, and words can be added later.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { currentLanguage } from '../../src/language/currentLanguage.svelte';
import { Api, Failure } from '../../src/net/api';
import OpenRecord from '../../src/pages/history/OpenRecord.svelte';
import { ofFile, ofTable } from '../../src/replay/source';
import Report from '../../src/ui/Report.svelte';
import { PATIENTLY } from '../setup';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** Requests that are all answered alike, and what was asked. */
function answering(answer: unknown, status = 200) {
  const asked: Asked[] = [];
  const api = new Api(
    () => 'en',
    (path, { method, body }) => {
      asked.push({ method: method!, path: String(path), body: body === undefined ? null : JSON.parse(String(body)) });
      return Promise.resolve(new Response(JSON.stringify(answer), { status }));
    },
  );
  return { api, asked };
}

const saved: { name: string; text: Promise<string> }[] = [];
beforeAll(() => currentLanguage.select('en'));
beforeEach(() => {
  saved.length = 0;
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        blobs.set(`blob:${blobs.size}`, blob);
        return `blob:${blobs.size - 1}`;
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blobs.get(this.href)!.text() });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a report', () => {
  it('is a file after one press, and once more with a note', async () => {
    const told: [number, string][] = [];
    const page = render(Report, {
      props: {
        number: 42,
        over: false,
        report: (number: number, note: string) => {
          told.push([number, note]);
          return Promise.resolve({ name: 't-42.json', text: `file ${told.length}`, share: 'abc' });
        },
      },
    });
    await fireEvent.click(screen.getByRole('button', { name: currentLanguage.translator!.say('web-report') }));
    await vi.waitFor(() => expect(saved).toHaveLength(1), PATIENTLY);
    expect(await saved[0]!.text).toBe('file 1');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await screen.findByDisplayValue(/\/s\/abc$/)).tagName).toBe('INPUT');
    expect(screen.getByText(/t-42\.json/).textContent).toContain(
      currentLanguage.translator!.say('web-report-link-later'),
    );

    await page.rerender({ number: 50 }); // the match goes on; the report stays where it was
    await fireEvent.input(screen.getByLabelText(currentLanguage.translator!.say('web-report-note')), {
      target: { value: ' too strong ' },
    });
    await fireEvent.click(screen.getByRole('button', { name: currentLanguage.translator!.say('web-report-again') }));
    await vi.waitFor(() => expect(saved).toHaveLength(2), PATIENTLY);
    expect(told).toEqual([
      [42, ''],
      [42, 'too strong'],
    ]);
  });

  it('says why it could not be saved', async () => {
    render(Report, {
      props: { number: 1, over: true, report: () => Promise.reject(new Failure(403, 'error', 'Not you.')) },
    });
    await fireEvent.click(screen.getByRole('button', { name: currentLanguage.translator!.say('web-report') }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not you.');
    expect(saved).toEqual([]);
  });
});

describe('a source', () => {
  it('of a file sends its text as it is', async () => {
    const { api, asked } = answering({ name: 'x', text: '' });
    const text = '{"seed": 4611686018427387904}'; // more digits than a number has here
    const source = ofFile(api, 'mine.json', text, 'odd');
    await source.scenario(7);
    await source.report(8, 'look');
    expect(asked).toEqual([
      { method: 'POST', path: '/api/records/scenario', body: { record: text, number: 7 } },
      { method: 'POST', path: '/api/records/mark', body: { record: text, number: 8, text: 'look' } },
    ]);
    expect(await source.record()).toEqual({ name: 'mine.json', text });
    expect([source.link, source.note]).toEqual([null, 'odd']);
  });

  it('of a table goes by the link one came by', async () => {
    const { api, asked } = answering({ name: 'x', text: '', share: 's' });
    const source = ofTable(api, 't1', 'abc', (share, at) => `/s/${share}#${at}`);
    await source.scenario(7);
    await source.report(8, '');
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/tables/t1/scenario?share=abc&number=7',
      '/api/tables/t1/report?share=abc',
    ]);
    expect(await source.link!('open', 9)).toBe('/s/abc#9');
  });
});

describe('the page for files', () => {
  it('names the file and what is wrong with it', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ error: 'error-record-unreadable', text: 'not a record: x' }), { status: 400 }),
      ),
    );
    const { container } = render(OpenRecord);
    const file = Object.assign(new File(['{'], 'holiday.json'), { text: () => Promise.resolve('{') });
    await fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toBe('holiday.json: Not a record: x.');
  });
});
