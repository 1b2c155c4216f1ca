import { photo, rollOf } from '../photo';
import { at } from '../shapes';
import { type Composition, corners, fittedCamera, light, props, stage, table } from './arrangement';
import { deskCalendar } from './calendar';
import { framed, mouldings } from './frame';
import { type Gift, giftBox } from './gifts';
import { fan, onStrings, ribbonStack, scatter } from './prints';
import { plant, vase, wallTints } from './room';
import { cup, surface } from './surface';

/** A desk calendar on its easel. */
export const deskCalendarOn =
  (isWide: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const [cw, ch] = isWide ? [720, 500] : [520, 640];
    const yaw = -pen.range(12, 26);
    const camera = fittedCamera(yaw, pen.range(18, 26), corners(0, 0, cw, ch * 0.8, ch * 0.92), {
      x: w * 0.09,
      y: h * 0.27,
      w: w * 0.82,
      h: h * 0.56,
    });
    return (
      stage(pen, w, h, 0.5) +
      at([w * 0.16, h * 0.56, w / 760], pen.chance(0.5) ? plant(pen) : vase(pen)) +
      deskCalendar(pen, camera, 0, 0, cw, ch, rollOf(occasion, lead)()) +
      at([w * 0.83, h * 0.9, w / 430], cup(pen, 30)) +
      light(pen, w, h)
    );
  };

/** Prints: fanned, scattered, pegged up or tied in a stack. */
export const printsOn =
  (kind: 'fan' | 'scatter' | 'instant' | 'strings' | 'stack' | 'framed'): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const scenes = rollOf(occasion, lead);
    if (kind === 'fan')
      return (
        table(pen, w, h) +
        fan(pen, scenes, w * 0.5, h * 0.98, w * 0.54, h * 0.5, 5) +
        light(pen, w, h)
      );
    if (kind === 'scatter' || kind === 'instant')
      return table(pen, w, h) + scatter(pen, scenes, w, h, kind === 'instant') + light(pen, w, h);
    if (kind === 'strings')
      return (
        surface(pen, 'plaster', w, h, pen.pick(wallTints)) +
        onStrings(pen, scenes, w, h, 2) +
        light(pen, w, h)
      );
    if (kind === 'stack')
      return (
        table(pen, w, h) +
        props(pen, w, h, 84, occasion) +
        at([w / 2, h / 2, 1], ribbonStack(pen, scenes(), w * 0.62, h * 0.56), pen.range(-12, 12)) +
        light(pen, w, h)
      );
    return (
      stage(pen, w, h, 0.8) +
      framed(pen, pen.pick(mouldings), [w * 0.12, h * 0.1, w * 0.76, h * 0.66], (box) =>
        photo(pen, scenes(), box),
      ) +
      at([w * 0.9, h * 0.9, w / 1000], vase(pen)) +
      light(pen, w, h)
    );
  };

/** A small gift on a table, or standing before a wall; with `isWrapped` its box stands by. */
export const giftOn =
  (gift: Gift, stands: boolean, isWrapped: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const scenes = rollOf(occasion, lead);
    const unit = Math.min(w, h * 0.8) / (isWrapped ? 1340 : 1180);
    const box = isWrapped
      ? at(
          [w * 0.66, h * 0.24, w / 1500],
          giftBox(
            pen,
            pen.pick(['#e9ddca', '#7f2225', '#4f6664', '#c9a27a']),
            pen.pick(['#d9b36a', '#9b2d30', '#fbf3e4']),
          ),
          pen.range(-10, 10),
        )
      : '';
    const ground = stands && !isWrapped ? stage(pen, w, h, 0.7) : table(pen, w, h);
    const y = stands && !isWrapped ? h * 0.53 : isWrapped ? h * 0.64 : h * 0.52;
    return (
      ground +
      box +
      at([isWrapped ? w * 0.44 : w / 2, y, unit], gift(pen, scenes)) +
      light(pen, w, h)
    );
  };
