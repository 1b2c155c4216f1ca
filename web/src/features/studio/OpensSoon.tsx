import { EmptyState } from '../../components/EmptyState';

export function OpensSoon() {
  return (
    <>
      <h1 className="visually-hidden">Opens soon</h1>
      <EmptyState drawing="album" title="This part of the shop is not open yet." />
    </>
  );
}
