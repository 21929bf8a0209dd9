// The first gesture of a visitor: before it, browsers allow neither sound nor vibration.

const GESTURES = ['pointerdown', 'keydown', 'click'] as const;

/** Calls back once the visitor has clicked, tapped or pressed a key, at once if they have; returns how to stop. */
export function afterGesture(run: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    run();
    return () => undefined;
  }
  const stop = (): void => GESTURES.forEach((kind) => removeEventListener(kind, heard, { capture: true }));
  const heard = (): void => {
    stop();
    run();
  };
  for (const kind of GESTURES) addEventListener(kind, heard, { capture: true });
  return stop;
}
