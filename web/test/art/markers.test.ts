import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { markerDrawing } from '../../src/art/markers';
import Marker from '../../src/board/Marker.svelte';

it('draws a marker by its id, whichever hero it belongs to', () => {
  expect(markerDrawing('invisible_man.fog')).toBe(markerDrawing('fog'));
  expect(markerDrawing('fog').name).toBe('fog');
});

it('draws any other marker as a tag with its initials', () => {
  for (const id of ['snare', 'hunter.bear_trap', 'constructor'])
    expect(markerDrawing(id)).toBe(markerDrawing('another'));
  const props = { id: 'hunter.bear_trap', seat: 'p1', at: { x: 0, y: 0 }, radius: 40 };
  expect(render(Marker, { ...props, front: true }).container.querySelector('text')?.textContent).toBe('BT');
  expect(render(Marker, props).container.querySelector('.tag path')).toBeNull(); // nothing behind the figures
});
