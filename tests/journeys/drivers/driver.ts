/** A fresh browser window, independent of the protocol. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Goes back in history without waiting for the result. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page; the value, or its promise, must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Taps or clicks a point of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running browser of any engine. */
export interface Started {
  open: () => Promise<Driver>;
  close: () => Promise<unknown>;
}
