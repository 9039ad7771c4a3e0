/** Every other stripe of the awning, 8 units wide, from x = 0. */
const STRIPES =
  'M0 0h8v18c0 2.7-1.8 4-4 4s-4-1.3-4-4zM16 0h8v18c0 2.7-1.8 4-4 4s-4-1.3-4-4zM32 0h8v18c0 2.7-1.8 4-4 4s-4-1.3-4-4z';

/**
 * The brand's sign, an awning and a smile: as in artwork/brand/logo.svg, the favicon's drawing. The style sheet
 * rounds it. It is in the document, so that it is there with the first paint.
 */
export const LogoSign = () => (
  <svg className="logo-sign" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
    <path fill="#0f5b46" d="M0 0h48v48H0z" />
    <path fill="#ffc53d" d={STRIPES} />
    <path fill="#fffaf0" d={STRIPES} transform="translate(8)" />
    <circle cx="24" cy="24" r="23.3" fill="none" stroke="#0f5b46" strokeWidth="1.4" />
    <path
      d="M13.5 31.5C17 39.5 31 39.5 34.5 31.5"
      fill="none"
      stroke="#fffaf0"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
  </svg>
);
