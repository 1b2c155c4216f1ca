import { lazy } from 'react';

/* Dialogs of an order's steps, loaded when they are opened. */

export const ShipDialog = lazy(async () => ({
  default: (await import('./ShipDialog')).ShipDialog,
}));

export const DeliverDialog = lazy(async () => ({
  default: (await import('./DeliverDialog')).DeliverDialog,
}));

export const TrackingDialog = lazy(async () => ({
  default: (await import('./TrackingDialog')).TrackingDialog,
}));
