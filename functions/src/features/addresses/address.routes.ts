import {
  createAddress,
  deleteAddress,
  getAddress,
  listAddresses,
  updateAddress,
} from '@smriti/shared/account/addresses';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import {
  addAddress,
  changeAddress,
  getOwnAddress,
  listOwnAddresses,
  removeAddress,
} from './address.service';
import { ADDRESS_ERROR_TEXTS } from './address.domain';

const form = { access: 'signed-in', fieldTexts: ADDRESS_ERROR_TEXTS } as const;

/** The address book: all signed-in users except guests have their own, staff included. */
export function addAddressRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, listAddresses, { access: 'signed-in' }, async ({ caller, params }) => ({
    addresses: await listOwnAddresses(deps, caller.uid, params.userId),
  }));

  addRoute(api, getAddress, { access: 'signed-in' }, async ({ caller, params }) => ({
    address: await getOwnAddress(deps, caller.uid, params.id),
  }));

  addRoute(api, createAddress, form, ({ caller, body, request: { idempotency } }) =>
    addAddress(deps, { ownerUid: caller.uid, input: body, idempotency }),
  );

  addRoute(api, updateAddress, form, ({ caller, params, body, request: { idempotency } }) =>
    changeAddress(deps, params.id, { ownerUid: caller.uid, input: body, idempotency }),
  );

  addRoute(api, deleteAddress, { access: 'signed-in' }, async ({ caller, params }) => {
    await removeAddress(deps, caller.uid, params.id);
    return { message: 'The address was deleted.' };
  });
}
