/** A fresh browser window, independent of the protocol. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Goes back without waiting for the result. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates code whose value, or promise of it, must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Taps a point. @param x in CSS px, as `y` */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Started {
  open: () => Promise<Driver>;
  close: () => Promise<unknown>;
}
