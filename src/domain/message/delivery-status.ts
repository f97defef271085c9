export const channels = ['email', 'sms', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

export const deliveryStatuses = [
  'pending',
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'undelivered',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
