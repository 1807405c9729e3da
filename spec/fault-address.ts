/** Where pydantic 2.13 documents its faults: with the type of a fault behind it, the `url` of one. */
export const usualFaultAddress = 'https://errors.pydantic.dev/2.13/v/';
