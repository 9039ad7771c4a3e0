import { moneyLine } from '../../content/money.ts';
import { RichText } from '../prose/RichText.tsx';

/** The way of the money from the order to the profit, stop by stop. */
export const MoneyLine = () => {
  const { id, title, lead, stops, note } = moneyLine;
  return (
    <section className="wrap stops" id={id}>
      <h2>{title}</h2>
      <p className="lead">
        <RichText text={lead} />
      </p>
      <ol>
        {stops.map((stop, index) => (
          <li key={stop.title}>
            <h3>
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              {stop.title}
            </h3>
            {stop.amount && <strong>{stop.amount}</strong>}
            <p>{stop.text}</p>
          </li>
        ))}
      </ol>
      <p className="stops-note">{note}</p>
    </section>
  );
};
