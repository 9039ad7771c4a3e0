/** The deployed network as the simulation has it. Times in seconds, rates per second. */
export const DATA_CENTRES = 330;

/** The default of PRODUCT_TTL_SECONDS. */
export const TTL_SECONDS = 300;

/** The rate at which the platform starts one more isolate in a data centre. */
export const REQUESTS_PER_ISOLATE = 500;

export type DataCentre = { readonly rate: number; readonly isolates: number };

export type Network = {
  readonly dataCentres: readonly DataCentre[];
  /** The part of all requests that each of the provider's answers is asked for by; they add up to 1. */
  readonly shares: readonly number[];
};

export type NetworkOptions = {
  readonly dataCentres: number;
  readonly products: number;
  /** Of the whole network. */
  readonly rate: number;
};

/** Zipf's law: the second of them gets half of what the first gets, the third a third. */
export const zipf = (count: number): readonly number[] => {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** The answers are the list of products, asked for most, and every product's own. */
export const createNetwork = ({ dataCentres, products, rate }: NetworkOptions): Network => ({
  dataCentres: zipf(dataCentres).map((share) => ({
    rate: share * rate,
    isolates: Math.max(1, Math.ceil((share * rate) / REQUESTS_PER_ISOLATE)),
  })),
  shares: zipf(products + 1),
});
