/** The parts of OpenAPI 3.0.3 that the API's document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  nullable?: boolean;
  deprecated?: boolean;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean | number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
};

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  deprecated?: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

export type MediaType = {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
};

export type ApiResponse = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema } | { $ref: string }>;
  content?: Record<string, MediaType>;
};

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  /** What an API key needs for it. */
  "x-scope"?: string;
  /** The events that its calls were seen to cause, at once: a recording, which may lack some. */
  "x-events"?: string[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ApiResponse>;
};

export type SecurityScheme =
  | { type: "apiKey"; in: "cookie"; name: string; description: string }
  | { type: "http"; scheme: "bearer"; description: string };

/** What a restaurant's system is sent, by the type of the event. */
export type WebhookOperation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: never[];
  requestBody: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, ApiResponse>;
};

export type OpenApiDocument = {
  openapi: "3.0.3";
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  externalDocs: { description: string; url: string };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  /** OpenAPI 3.0 has no place of its own for webhooks. */
  "x-webhooks": Record<string, { post: WebhookOperation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, { description: string; schema: JsonSchema }>;
    /** One per error code. */
    examples: Record<
      string,
      { summary: string; description: string; value: { error: string; message: string } }
    >;
    securitySchemes: Record<string, SecurityScheme>;
  };
};
