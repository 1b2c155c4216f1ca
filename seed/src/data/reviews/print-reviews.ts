import type { ReviewTexts } from './review-texts.ts';

export const printReviews: ReviewTexts = {
  5: [
    'Crisp little prints, cut perfectly straight.',
    'At this price I will print every month.',
    'Colour match between the prints is really good although they came from three phones.',
    'Stuck them all over my hostel wall. Everyone wants some.',
    'No bending in the post, good stiff envelope.',
    'The paper feels so nice that I did not want to give them away.',
    'Uploading was quick and I could crop each one properly.',
    'Reminds me of the studio prints of my childhood.',
    'Used them as place cards. Not one was left behind on the table.',
    'White border is even on all four sides. You would be surprised how rare that is.',
    'My daughter sorted them for a whole afternoon. Best screen-free toy.',
    'Ordered at night, shipped next day. Prints are excellent.',
  ],
  4: [
    'Very good prints. One came slightly trimmed on the side.',
    'Sharp and bright. A thicker card would be a dream.',
    'Good set, nice box. A few pictures printed a bit dark.',
    'Happy with them. Would love rounded corners as an option.',
    'Quality is great; took a day longer than promised.',
    'Lovely, just smaller than I had pictured in my head.',
    'Nice finish. Fingerprints show if you hold them in the middle.',
  ],
  3: [
    'Prints are fine, the sleeve was torn.',
    'Good for the price but do not expect a lab finish.',
    'Faces are slightly reddish in two of them.',
  ],
  2: [
    'Two pictures were cropped though I had left space around.',
    'Edges of a few cards were rough.',
  ],
  1: ['One print was missing from the pack and I had counted on it.'],
};
