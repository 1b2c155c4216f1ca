import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { masterProductQuery } from '#lib/shop/master-product-query.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { toProductCatalogue } from './choices/studio-catalogue';
import {
  parseConfiguredDesign,
  type ConfiguredDesign,
  keepOfferedChoices,
} from './choices/parse-configured-design';
import { studioMessages } from './messages';
import { BLANK_PLAN, type StudioPlan } from './studio-plan';
import { StudioFailure, StudioPage, StudioSkeleton } from './StudioPage';
import { useCustomerUid } from './use-customer-uid';

/** Page /create-product: designs a product, also for guests (docs/rules.md#studio-1). */
export default function CreateProductPage() {
  const t = useMessages(studioMessages);
  const [search] = useSearchParams();
  const configured = parseConfiguredDesign(search);
  return (
    <div className="page-flush">
      {typeof configured === 'string' ? (
        <NoDesign message={configured === 'incomplete' ? t.incomplete : t.notNumeric} />
      ) : (
        <ConfiguredPage configured={configured} origin={search.toString()} />
      )}
    </div>
  );
}

/** Error page that explains why a design cannot be started here, with a link to where it can. */
function NoDesign({ message }: { message: string }) {
  const t = useMessages(studioMessages);
  return (
    <>
      <title>{t.pageTitle({ page: t.createProduct })}</title>
      <h1 className="visually-hidden">{t.createProduct}</h1>
      <div role="alert">
        <EmptyState
          drawing="album"
          title={message}
          action={
            <ButtonLink to="/products" variant="filled">
              {t.allProducts}
            </ButtonLink>
          }
        />
      </div>
    </>
  );
}

interface ConfiguredPageProps {
  configured: ConfiguredDesign;
  /** Configuration as text; see `StudioPlan.origin`. */
  origin: string;
}

function ConfiguredPage({ configured, origin }: ConfiguredPageProps) {
  const t = useMessages(studioMessages);
  const uid = useCustomerUid();
  const { data, error, refetch } = useQuery(masterProductQuery(String(configured.productId)));
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <NoDesign message={t.productMissing} />;
  }
  if (error) {
    return <StudioFailure heading={t.createProduct} onRetry={() => void refetch()} />;
  }
  if (!data || uid === undefined) return <StudioSkeleton />;
  return (
    <StudioPage
      key={`${uid}?${origin}`}
      heading={t.createProductOf({ product: localiseRecords(data).title })}
      plan={planFor(data, configured, origin)}
      owner={
        uid === null
          ? { kind: 'guest', configuration: guestConfiguration(configured) }
          : { kind: 'customer', uid }
      }
      catalogue={toProductCatalogue(data)}
      target={
        uid === null
          ? null
          : {
              kind: 'new',
              productId: configured.productId,
              quantity: configured.quantity,
              userId: uid,
            }
      }
    />
  );
}

function guestConfiguration({ productId, choices }: ConfiguredDesign) {
  return {
    product_id: productId,
    album_sizes_id: choices.album_size_id,
    paper_types_id: choices.paper_type_id,
    lamination_type_id: choices.lamination_id,
    cover_type_id: choices.cover_type_id,
  };
}

function planFor(product: MasterProduct, configured: ConfiguredDesign, origin: string): StudioPlan {
  return {
    ...BLANK_PLAN,
    type: 'product',
    draft: `create-product/${product.id}`,
    draftId: configured.draftId,
    productId: product.id,
    quantity: configured.quantity,
    origin,
    choices: keepOfferedChoices(configured.choices, toProductCatalogue(product), true),
    goal: configured.photos,
    takesGuests: true,
  };
}
