// Looking closer: a scale and a shift of the whole drawing, in pixels of its frame.

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
const CLOSEST = 4;

/** Held so that the drawing always fills its frame. */
export function held(camera: Camera, width: number, height: number): Camera {
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale));
  const clamp = (value: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), value));
  return { scale, x: clamp(camera.x, width), y: clamp(camera.y, height) };
}

/** Closer or farther by a factor, with one point of the frame kept in place. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, width: number, height: number): Camera {
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale * factor));
  const real = scale / camera.scale;
  return held({ scale, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real }, width, height);
}
