export declare const builtServer: string;
export declare function ensureBuilt(): Promise<boolean>;
