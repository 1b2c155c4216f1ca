export type StartDesignProblem = 'incomplete' | 'notNumeric';

interface DesignIds {
  productId: string | null;
  sizeId: string | null;
  paperId: string | null;
  laminationId: string | null;
  coverId: string | null;
}

/** Reason why a design cannot be started yet (docs/rules.md#pages-5); null if it can. */
export function findStartDesignProblem(ids: Partial<DesignIds>): StartDesignProblem | null {
  const values = Object.values<string | null>(ids);
  if (values.some((value) => value === null || value === '')) return 'incomplete';
  return values.every((value) => /^\d+$/.test(value ?? '')) ? null : 'notNumeric';
}
