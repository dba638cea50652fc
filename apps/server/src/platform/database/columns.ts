import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes that were sealed before they came here (`platform/sealing`). */
export const sealed = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
