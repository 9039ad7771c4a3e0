/** Shows how long workerd itself takes to start. */
export default {
  fetch() {
    return new Response('');
  },
};
