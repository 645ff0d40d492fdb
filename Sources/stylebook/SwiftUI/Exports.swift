@_exported import StyleCore
@_exported import SystemStyles
