import { ForwardLink } from '../../components/prose/links.tsx';
import type { salesRounds } from '../../content/sales-rounds.ts';

export type SalesRoundsProps = NonNullable<ReturnType<typeof salesRounds>>;

/** The schedule of the rounds, the next one first. */
export const SalesRounds = ({ id, title, lead, nextLabel, orderStopLabel, stops, ...links }: SalesRoundsProps) => (
  <section className="wrap stops" id={id}>
    <h2>{title}</h2>
    <p className="lead">{lead}</p>
    <ol>
      {stops.map((stop, index) => (
        <li key={stop.orderStop}>
          <h3>
            {stop.title} {index === 0 && <span className="state-pill">{nextLabel}</span>}
          </h3>
          <p>{orderStopLabel}</p>
          <strong>{stop.orderStop}</strong>
          <p>{stop.delivery}</p>
        </li>
      ))}
    </ol>
    <p className="stops-note">
      <ForwardLink link={links.subscribe} /> <ForwardLink link={links.download} />
    </p>
  </section>
);
