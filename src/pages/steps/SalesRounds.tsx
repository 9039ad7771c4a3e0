import { ForwardLink } from '../../components/prose/links.tsx';
import type { salesRounds } from '../../content/sales-rounds.ts';

type SalesRoundsProps = NonNullable<ReturnType<typeof salesRounds>>;

/** The schedule of the rounds, the next one first. */
export const SalesRounds = ({ id, title, nextLabel, orderStopLabel, rounds, ...links }: SalesRoundsProps) => (
  <section className="wrap trail-list" id={id}>
    <h2>{title}</h2>
    <ol>
      {rounds.map((round, index) => (
        <li key={round.orderStop}>
          <h3>
            {round.title} {index === 0 && <span className="state-pill">{nextLabel}</span>}
          </h3>
          <p>{orderStopLabel}</p>
          <strong>{round.orderStop}</strong>
          <p>{round.delivery}</p>
        </li>
      ))}
    </ol>
    <p className="trail-note">
      <ForwardLink link={links.subscribe} /> <ForwardLink link={links.download} />
    </p>
  </section>
);
