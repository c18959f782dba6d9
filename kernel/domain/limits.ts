/** B-301: numbers stop at 1e10 unless the field says otherwise. */
export const numberLimit = 1e10;
export const textLimit = 500;
/** B-307. */
export const longTextLimit = 4000;
/** How many rows one call may replace, unless its field says otherwise. */
export const mostRows = 200;
