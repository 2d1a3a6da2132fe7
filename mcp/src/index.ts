export { createMcpServer, type McpServerDeps } from './mcp-server.ts';
