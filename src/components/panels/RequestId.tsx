import { errors } from '../../content/errors.ts';

export const RequestId = ({ id }: { readonly id: string }) => (
  <p className="request-id">
    {errors.requestId.label(id)}. {errors.requestId.hint}
  </p>
);
