/** Answers a request of the Fetch API. */
type Handle = (request: Request) => Promise<Response>;

const isRedirect = (status: number) => status === 307 || status === 308;

/**
 * Follows a redirect of the mock where fetch would: what MSW puts in its place in Node fails on a redirect of a request
 * with a body, and every genome that is sent without the last slash is one.
 */
export function followingRedirects(handle: Handle): Handle {
  return async (request) => {
    if (request.redirect !== 'follow' || request.body === null) return handle(request);
    const again = request.clone();
    const response = await handle(request);
    const location = response.headers.get('location');
    return location !== null && isRedirect(response.status) ? handle(new Request(location, again)) : response;
  };
}
