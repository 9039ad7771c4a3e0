/**
 * Wraps `create` so that it remembers its last value. The value is created anew only if the key differs from that of the
 * last call.
 */
export const rememberLast = <Input extends readonly unknown[], Value>(create: (...input: Input) => Value) => {
  let last: { readonly key: string; readonly value: Value } | undefined;
  return (key: string, ...input: Input): Value => {
    if (last?.key !== key) last = { key, value: create(...input) };
    return last.value;
  };
};
