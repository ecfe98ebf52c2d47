import { delivery } from './widgets/Delivery';

export const start = (arrivesAt: number) =>
  delivery.start({ restaurant: 'Da Gino', phase: 'riding', progress: 0.4, arrivesAt }, 'layouts://order/7');
