import type { ModelPrice } from '../contract/models.ts';

/** The prices that vendors publish. */
export abstract class PriceList {
  /** The published price of a model at the standard service tier; null where none is known. */
  abstract priceOf(aiModel: string): Promise<ModelPrice | null>;
}
