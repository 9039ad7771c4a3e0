import { Printer } from '../media/icons.tsx';

/** Prints the page. client/behaviours/catalogue handles the click. Hidden without script. */
export const PrintButton = ({ label }: { readonly label: string }) => (
  <button className="arrow print-button" type="button" data-tool="print">
    <Printer /> <span>{label}</span>
  </button>
);
