/** Fields that hold the state of an album, an order or a payment. */
const FIELDS = 'status|order_status|payment_status|print_state';
const STATES = [
  'Cart',
  'Draft',
  'Requested',
  'Responded',
  'Approved',
  'Pending',
  'processing',
  'Shipped',
  'Delivered',
  'Cancelled',
  'pending',
  'paid',
  'failed',
  'refunded',
  'waiting',
  'printing',
  'printed',
].join('|');
const FIELD = `Property[key.name=/^(${FIELDS})$/]`;
const STATE = `Literal[value=/^(${STATES})$/]`;
const message =
  'A state is written by `begin` and `transition` of the *.states.ts alone: they know the table and write the history.';

/** Writes of a literal state: directly, from a constant or from a conditional expression. */
const WRITES = [
  `${FIELD} > ${STATE}`,
  `${FIELD} > TSAsExpression > ${STATE}`,
  `${FIELD} > ConditionalExpression > ${STATE}`,
  `${FIELD} > ConditionalExpression > TSAsExpression > ${STATE}`,
];

const stateWrites = {
  create(context) {
    const refuse = (node) => context.report({ node, message });
    return Object.fromEntries(WRITES.map((selector) => [selector, refuse]));
  },
};

/**
 * Lint rule `smriti/state-writes`: only *.states.ts files may write a literal state into a record.
 */
export default { meta: { name: 'smriti' }, rules: { 'state-writes': stateWrites } };
