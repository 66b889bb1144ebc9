import { endOffers } from '../start/offers.ts';

endOffers();
