import type { ReviewTexts } from './review-texts.ts';

export const giftReviews: ReviewTexts = {
  5: [
    'Cute, solid, and the photo is clearer than I thought possible at this size.',
    'Bought one as a joke and ended up ordering ten.',
    'Months later the picture looks as good as on the first day.',
    'Small gift, big smile. That is all I wanted.',
    'Packed so nicely that I gave it without wrapping.',
    'My father, who never says anything, said it is good.',
    'The print is right up to the edge and does not rub off.',
    'Such a sweet thing for the price of a coffee.',
    'Perfect for return gifts. Everyone found their own face.',
    'Looks hand made in the best way.',
    'Ordered on Monday, in Guwahati by Friday. Very happy.',
    'Good quality material, not the flimsy kind from the mall.',
    'My friend in the hostel says it is the nicest thing anyone sent her this year.',
  ],
  4: [
    'Nice gift. The photo is a bit smaller than I expected.',
    'Good quality, colours slightly lighter than the original.',
    'Very sweet. Packing could be a bit more festive.',
    'Does its job and looks good. Could be a little heavier.',
    'Lovely idea, well made. I wish there were a set of two.',
    'Happy with it, only the edge could be a little smoother.',
    'Looks good. Choose a bright picture, dark ones lose detail at this size.',
  ],
  3: [
    'It is okay. The picture sits a little off centre.',
    'Fine for a return gift, nothing more.',
    'Colours are paler than on my screen.',
  ],
  2: ['Paler than the preview, and one corner came bent.'],
  1: ['Arrived damaged. They replaced it, but by then the day was over.'],
};
