/** How an emulated printer reaches the server: through the network, or straight to the handlers in tests. */
export type PrinterLine = (request: Request) => Promise<Response>;
