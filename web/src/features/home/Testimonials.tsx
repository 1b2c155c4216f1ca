import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { cx } from '#ui/cx.ts';
import { belowFoldMessages, testimonialMessages } from './below-fold-messages';
import styles from './Testimonials.module.css';

/**
 * Section 'What Our Customers Say': three fixed testimonials, which do not come from the server.
 */
export function Testimonials() {
  const t = useMessages(belowFoldMessages);
  const words = useMessages(testimonialMessages);
  const testimonials = [
    { text: words.first, name: words.firstName, place: words.firstPlace },
    { text: words.second, name: words.secondName, place: words.secondPlace },
    { text: words.third, name: words.thirdName, place: words.thirdPlace },
  ];
  return (
    <section aria-labelledby="testimonials-heading" className="stack gap-6">
      <h2 id="testimonials-heading">{t.testimonialsHeading}</h2>
      <ul role="list" className={cx('stack gap-8', styles.list)}>
        {testimonials.map(({ text, name, place }, index) => (
          <li key={name} className={styles.item}>
            <figure className={styles.figure}>
              <blockquote className={styles.quote}>{text}</blockquote>
              <figcaption className="row gap-3 items-center">
                <img
                  src={cataloguePictureUrls(`catalogue/people/${index + 1}.webp`).src}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className={styles.portrait}
                />
                <span>
                  <strong>{name}</strong>
                  <span className="block muted text-sm">{place}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
