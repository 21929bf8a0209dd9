// The paper shield that carries a hero's emblem, standing on 0 0.

/** The white rim. */
export const SHIELD_RIM =
  'M-84 -196C-56 -196 -26 -203 0 -216C26 -203 56 -196 84 -196' + 'V-88C84 -40 44 -14 0 4C-44 -14 -84 -40 -84 -88Z';
/** The field in the hero's color. */
export const SHIELD_FIELD =
  'M-73 -185C-48 -185 -24 -191 0 -203C24 -191 48 -185 73 -185' + 'V-88C73 -48 38 -26 0 -9C-38 -26 -73 -48 -73 -88Z';
/** The thin line inside the field. */
export const SHIELD_LINE =
  'M-65 -177C-42 -178 -20 -183 0 -193C20 -183 42 -178 65 -177' + 'V-88C65 -54 34 -34 0 -18C-34 -34 -65 -54 -65 -88Z';
