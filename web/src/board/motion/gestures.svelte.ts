// What fingers, mouse and wheel do to a board: press, pick a figure up and drop it, look closer and around.
import { held as clamped, WHOLE, zoomed, type Camera } from './camera';
import { nearest, type Point } from '../geometry';

interface Host {
  frame(): HTMLElement;
  drawing(): SVGSVGElement;
  still(): boolean;
  points(): Map<string, Point>;
  /** How near to a space is on it. */
  reach(): number;
  /** The figure on a space, if it can be picked up. */
  movable(space: string): string | null;
  drop(fighter: string, space: string): void;
  look(space: string | null): void;
  press(space: string): void;
}

/** Less than this, in pixels, is a press and not a drag. */
const SLACK = 7;
const DOUBLE_TAP_MS = 300;
const SAME_TAP_MS = 50;
const REST_MS = 160;

export class Gestures {
  camera = $state<Camera>(WHOLE);
  held = $state<{ fighter: string; at: Point } | null>(null);
  /** The camera is on its way. */
  moving = $state(false);
  /** The space a held figure would be dropped on. */
  aim = $state<string | null>(null);

  #host: Host;
  #fingers = new Map<number, Point>();
  #begin: { at: Point; camera: Camera; space: string | null; fighter: string | null } | null = null;
  #moved = false;
  #seen: string | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #tapped = { time: 0, x: 0, y: 0 };

  constructor(host: Host) {
    this.#host = host;
  }

  fit(): void {
    this.camera = WHOLE;
  }

  closer(factor: number, at?: Point): void {
    const { width, height } = this.#size();
    this.#turn(zoomed(this.camera, factor, at?.x ?? width / 2, at?.y ?? height / 2, width, height));
  }

  /** Shifts the drawing so that a point of the board is in view. */
  show(point: Point): void {
    if (this.camera.scale === 1) return;
    const { width, height } = this.#size();
    const box = this.#host.drawing().viewBox.baseVal;
    const { scale } = this.camera;
    // The view is in the middle of its frame, as large as fits.
    const unit = Math.min(width / box.width, height / box.height) * scale;
    const x = (width / 2) * (1 - scale) - (point.x - box.x - box.width / 2) * unit;
    const y = (height / 2) * (1 - scale) - (point.y - box.y - box.height / 2) * unit;
    this.camera = clamped({ scale, x, y }, width, height);
  }

  down = (event: PointerEvent): void => {
    if (this.#host.still() || (event.pointerType === 'mouse' && event.button !== 0)) return;
    if (event.target instanceof Element && event.target.closest('button')) return;
    const at = this.#local(event);
    this.#fingers.set(event.pointerId, at);
    const frame = this.#host.frame();
    if (this.#fingers.size === 1) {
      const space = this.#spaceAt(event);
      this.#moved = false;
      this.#begin = { at, camera: this.camera, space, fighter: space === null ? null : this.#host.movable(space) };
      frame.setPointerCapture?.(event.pointerId);
    } else {
      this.held = null;
      this.aim = null;
      this.#moved = true;
    }
  };

  move = (event: PointerEvent): void => {
    if (this.#host.still()) return;
    const before = this.#fingers.get(event.pointerId);
    if (!before) return this.#look(event);
    const at = this.#local(event);
    if (this.#fingers.size === 2) this.#pinch(event.pointerId, before, at);
    this.#fingers.set(event.pointerId, at);
    const begin = this.#begin;
    if (this.#fingers.size !== 1 || !begin) return;
    if (!this.#moved && Math.hypot(at.x - begin.at.x, at.y - begin.at.y) < SLACK) return;
    this.#moved = true;
    if (begin.fighter !== null) {
      const under = this.#onBoard(event);
      // A finger hides what is under it: there the figure is held higher.
      const lift = event.pointerType === 'touch' ? this.#host.reach() : 0;
      this.held = { fighter: begin.fighter, at: { x: under.x, y: under.y - lift } };
      const aim = this.#spaceAt(event);
      if (aim !== this.aim) this.#host.look((this.aim = aim));
    } else {
      const { width, height } = this.#size();
      const { scale, x, y } = this.camera;
      this.#turn(clamped({ scale, x: x + at.x - before.x, y: y + at.y - before.y }, width, height));
    }
  };

  up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    const { held, aim } = this;
    const begin = this.#begin;
    this.held = null;
    this.aim = null;
    if (held) this.#host.look(null);
    if (this.#fingers.size > 0) return;
    this.#begin = null;
    if (held) {
      if (aim !== null && aim !== begin?.space) this.#host.drop(held.fighter, aim);
    } else if (!this.#moved && begin) {
      if (event.pointerType === 'touch') this.#takeClick(event);
      if (begin.space !== null) this.#host.press(begin.space);
      else this.#tap(event, begin.at);
    }
  };

  /** After a tap comes its click: by then something else may be under the finger, which was not meant. */
  #takeClick(tap: PointerEvent): void {
    const frame = this.#host.frame();
    const take = (click: MouseEvent): void => {
      if (click.timeStamp - tap.timeStamp > SAME_TAP_MS || frame.contains(click.target as Node | null)) return;
      click.stopImmediatePropagation();
      click.preventDefault();
    };
    addEventListener('click', take, { capture: true, once: true });
  }

  cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.held = null;
    this.aim = null;
    this.#begin = null;
  };

  leave = (): void => {
    if (this.#seen !== null) this.#host.look((this.#seen = null));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY / 400), this.#local(event));
  };

  #turn(camera: Camera): void {
    this.camera = camera;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), REST_MS);
  }

  /** Twice beside the spaces: closer there, or the whole again. */
  #tap(event: PointerEvent, at: Point): void {
    const twice =
      event.timeStamp - this.#tapped.time < DOUBLE_TAP_MS &&
      Math.hypot(at.x - this.#tapped.x, at.y - this.#tapped.y) < 30;
    this.#tapped = { time: twice ? 0 : event.timeStamp, x: at.x, y: at.y };
    if (!twice) return;
    if (this.camera.scale > 1) this.fit();
    else this.closer(2, at);
  }

  #pinch(moved: number, before: Point, at: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const factor =
      Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.closer(factor, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }

  #look(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    const space = this.#spaceAt(event);
    if (space !== this.#seen) this.#host.look((this.#seen = space));
  }

  #size(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.#host.frame();
    return { width, height };
  }

  #local(event: { clientX: number; clientY: number }): Point {
    const box = this.#host.frame().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  #onBoard(event: PointerEvent): Point {
    const matrix = this.#host.drawing().getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  #spaceAt(event: PointerEvent): string | null {
    return nearest(this.#host.points(), this.#onBoard(event), this.#host.reach());
  }
}
