import { requestId } from 'hono/request-id';

/** A new id for every request, never one that the client sent; error pages show it and logs carry it. */
export const newRequestId = () => requestId({ headerName: '' });
