import { RichText } from '../../components/prose/prose.tsx';
import { moneySteps } from '../../content/money.ts';

/** The steps of the money from the order to the profit. */
export const MoneySteps = () => {
  const { id, title, lead, steps, note } = moneySteps;
  return (
    <section className="wrap trail-list" id={id}>
      <h2>{title}</h2>
      <p className="lead">
        <RichText text={lead} />
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <h3>
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              {step.title}
            </h3>
            {step.amount && <strong>{step.amount}</strong>}
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="trail-note">
        <RichText text={note} />
      </p>
    </section>
  );
};
