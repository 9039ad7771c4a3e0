/** A model of the deployed network. Times in seconds, rates in requests per second. */
export const DATA_CENTRES = 330;

/** The default of PRODUCT_TTL_SECONDS. */
export const TTL_SECONDS = 300;

/** The platform starts one more isolate in a data centre for each such rate. */
const REQUESTS_PER_ISOLATE = 500;

export type DataCentre = { readonly rate: number; readonly isolates: number };

export type Network = {
  readonly dataCentres: readonly DataCentre[];
  /** Fraction of all requests that need each provider response. They add up to 1. */
  readonly shares: readonly number[];
};

export type NetworkOptions = {
  readonly dataCentres: number;
  readonly products: number;
  /** Of the whole network. */
  readonly rate: number;
};

/** Zipf's law: the second item gets half of the first item's share, the third item a third. */
const zipf = (count: number): readonly number[] => {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** The provider responses are the product list, which is requested most, and one for each product. */
export const createNetwork = ({ dataCentres, products, rate }: NetworkOptions): Network => ({
  dataCentres: zipf(dataCentres).map((share) => ({
    rate: share * rate,
    isolates: Math.max(1, Math.ceil((share * rate) / REQUESTS_PER_ISOLATE)),
  })),
  shares: zipf(products + 1),
});
