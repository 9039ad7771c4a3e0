import { errors } from '../../content/errors.ts';

export const RequestId = ({ id }: { readonly id: string }) => (
  <p className="request-id">
    {errors.requestId(id)}. {errors.requestIdHint}
  </p>
);
