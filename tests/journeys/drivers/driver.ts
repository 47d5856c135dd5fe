/** Browser window, with the same methods for every automation protocol. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Returns before the browser has gone back. */
  back(): Promise<void>;
  reload(): Promise<void>;
  /** The value of the expression, or of its promise, must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Taps a point in CSS px. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Started {
  open: () => Promise<Driver>;
  close: () => Promise<unknown>;
}
