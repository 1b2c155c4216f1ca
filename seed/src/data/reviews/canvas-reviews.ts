import type { ReviewTexts } from './review-texts.ts';

export const canvasReviews: ReviewTexts = {
  5: [
    'Hung it in the hall and three neighbours have asked for the link.',
    'Canvas is tight as a drum, corners folded very cleanly.',
    'I did not think a phone picture could look this good on a wall.',
    'The weave gives it the look of a painting without spoiling the faces.',
    'Light, flat, and the hook was already on. Up in two minutes.',
    'Colours are rich, especially the reds. No fading after eight months near a window.',
    'Deep edges make it look costly. Guests think it is from a gallery.',
    'Ordered one, came back for two more to make a row.',
    'They wrote to say my file was small and suggested the right size. Honest people.',
    'No smell of ink at all. It went straight into the bedroom.',
    'Sharp where it should be sharp. Even the hair is visible.',
    'Sea-side humidity did nothing to it so far. Frame is straight as on day one.',
    'Best thing on our wall, says my wife, and she chose the sofa.',
  ],
  4: [
    'Very good canvas. A little darker than my phone, still lovely.',
    'Neat stretching. One staple at the back was loose, pushed it in myself.',
    'Great picture quality. I would buy a size bigger next time.',
    'Looks wonderful from the sofa, a bit grainy from very near.',
    'Nice and light. The hanging hook was slightly off centre.',
    'Happy with the print. Wish it came with a choice of wooden frames outside.',
    'Edges wrap a little of the picture, so leave some space around faces.',
    'Solid frame, good colours. Corners could be a hair crisper.',
  ],
  3: [
    'Print is good but the whites look a little cream on canvas.',
    'Fine for the corridor. I expected it to pop more.',
    'Frame has a slight twist, so one corner stands off the wall.',
    'Average. The part of the picture at the edge got wrapped to the side.',
  ],
  2: [
    'Came out quite dark for a night picture. They offered a reprint, waiting for it.',
    'Loose at one corner already after two months.',
  ],
  1: ['The carton was crushed and the frame inside had a crack.'],
};
